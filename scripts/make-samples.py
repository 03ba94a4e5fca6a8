#!/usr/bin/env python3
"""Writes seattle-weather.csv and penguins.csv into Examples/ExampleCharts/Data (see README.md there):

    python3 -m venv venv && venv/bin/pip install --no-deps vega_datasets==0.9.0 palmerpenguins==0.1.6
    venv/bin/python scripts/make-samples.py Examples/ExampleCharts/Data
"""
import csv
import importlib.util
import pathlib
import sys


def rows(package, path):
    """The rows of a file of an installed package, without importing it (and what it would need)."""
    folder = pathlib.Path(importlib.util.find_spec(package).origin).parent
    with open(folder / path, newline="", encoding="utf-8") as file:
        yield from csv.DictReader(file)


def write(path, header, lines):
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(lines)
    print(path)


def main(folder):
    folder = pathlib.Path(folder)
    weather = rows("vega_datasets", "_data/seattle-weather.csv")
    write(
        folder / "seattle-weather.csv", ["date", "rain", "high", "low", "wind"],
        ([row["date"].replace("/", "-"), row["precipitation"], row["temp_max"], row["temp_min"], row["wind"]]
         for row in weather))
    names = ["species", "bill_length_mm", "flipper_length_mm", "body_mass_g"]
    penguins = rows("palmerpenguins", "data/penguins.csv")
    write(
        folder / "penguins.csv", ["species", "bill", "flipper", "mass"],
        (["" if row[name] == "NA" else row[name] for name in names] for row in penguins))


if __name__ == "__main__":
    main(sys.argv[1])
