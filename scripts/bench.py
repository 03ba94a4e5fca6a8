"""Prints times and memory of the three pictures: bench.py FOLDER_OF_PROGRAMS [CASE…]

warm  one picture in a process that has drawn it before; cold  the whole command; peak  the command's memory.
"""
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

CASES = ["ridgeline", "calendar", "ring"]
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
    """What ridgeline-bench says, by name."""
    text = subprocess.run(
        [bench, case, form, out, str(WARM_RUNS)], stdout=subprocess.PIPE, text=True, check=True).stdout
    return {name: float(value) for name, value in re.findall(r"(\w+)=([\d.]+)", text)}


def main(folder, cases):
    unknown = [case for case in cases if case not in CASES]
    if unknown:
        sys.exit(f"there is no case {unknown[0]}, only {', '.join(CASES)}")
    programs = pathlib.Path(folder)
    print(f"{'picture':<16}{'warm ms':>9}{'cold ms':>9}{'peak MB':>9}{'kB':>8}   PNG encoding ms: ours, cairo's")
    with tempfile.TemporaryDirectory() as scratch:
        for case in cases or CASES:
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


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
