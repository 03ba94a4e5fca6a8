"""Prints times and memory of the three pictures, and the speed of reading CSV: bench.py FOLDER_OF_PROGRAMS [CASE…]

warm  one picture in a process that has drawn it before; cold  the whole command; peak  the command's memory.
csv   million bytes a second of 100 MB into typed columns, and grouped without keeping rows; beside Python's csv module
      with numbers converted, and pandas and polars where they are installed.
"""
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

PICTURES = ["ridgeline", "calendar", "ring"]
CASES = PICTURES + ["csv"]
FORMATS = ["svg", "png", "pdf"]
COLD_RUNS = 15
WARM_RUNS = 300


def run_once(command):
    """Wall time in ms and peak memory in MB of one run of a command."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    took = (time.perf_counter() - start) * 1000
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit status {process.returncode}")
    return took, usage.ru_maxrss / 1024


def cold(command):
    runs = [run_once(command) for _ in range(COLD_RUNS + 1)][1:]
    return statistics.median(run[0] for run in runs), statistics.median(run[1] for run in runs)


def warm(bench, case, form, out):
    """What ridgeline-bench says of a picture, by name."""
    return numbers([bench, case, form, out, str(WARM_RUNS)])


def numbers(command):
    """What a program prints as name=number, by name."""
    text = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return {name: float(value) for name, value in re.findall(r"(\w+)=([\d.]+)", text)}


# Other readers of the same file; each prints the seconds it took.
OTHER_READERS = {
    "python csv": """
import csv, datetime
columns = [[], [], [], [], []]
with open(path, newline="") as file:
    rows = csv.reader(file)
    next(rows)
    for a, b, c, d, e in rows:
        columns[0].append(datetime.date.fromisoformat(a)); columns[1].append(b); columns[2].append(int(c))
        columns[3].append(float(d)); columns[4].append(e)
""",
    "pandas": "import pandas\npandas.read_csv(path, parse_dates=['date'])\n",
    "polars": "import polars\npolars.read_csv(path, try_parse_dates=True)\n",
}


def read_csv(bench, scratch):
    path = str(pathlib.Path(scratch, "rows.csv"))
    ours = numbers([bench, "csv", path, "3"])
    print(f"\n{'CSV':<16}{'MB/s':>9}")
    print(f"{'read':<16}{ours['read_mb_s']:>9.0f}\n{'grouped':<16}{ours['grouped_mb_s']:>9.0f}")
    for name, code in OTHER_READERS.items():
        program = f"import sys, time\npath = sys.argv[1]\nstart = time.perf_counter()\n{code}"
        program += "print('seconds=%f' % (time.perf_counter() - start))\n"
        run = subprocess.run([sys.executable, "-c", program, path], capture_output=True, text=True)
        if run.returncode == 0:
            seconds = float(run.stdout.split("=")[1])
            print(f"{name:<16}{ours['mb'] / seconds:>9.0f}", flush=True)


def main(folder, cases):
    unknown = [case for case in cases if case not in CASES]
    if unknown:
        sys.exit(f"there is no case {unknown[0]}, only {', '.join(CASES)}")
    programs = pathlib.Path(folder)
    print(f"{'picture':<16}{'warm ms':>9}{'cold ms':>9}{'peak MB':>9}{'kB':>8}   PNG encoding ms: ours, cairo's")
    with tempfile.TemporaryDirectory() as scratch:
        for case in [case for case in cases or CASES if case in PICTURES]:
            for form in FORMATS:
                out = str(pathlib.Path(scratch, f"{case}.{form}"))
                inside = warm(str(programs / "ridgeline-bench"), case, form, out)
                command = [
                    str(programs / "ridgeline"), "example", case, "--size", "800x600", "--scale", "2", "-o", out]
                wall, memory = cold(command)
                row = f"{case + '.' + form:<16}{inside['warm_ms']:>9.3f}{wall:>9.1f}{memory:>9.1f}"
                row += f"{inside['bytes'] / 1024:>8.1f}"
                if form == "png":
                    row += f"   {inside['encode_ms']:.1f}, {inside['cairo_encode_ms']:.1f}"
                print(row, flush=True)
        if "csv" in (cases or CASES):
            read_csv(str(programs / "ridgeline-bench"), scratch)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
