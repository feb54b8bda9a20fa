"""A year of income tax reckoned by hand rules, apart from the program: what it prints is the table of incomeTax.test.ts.

All figures are invented; the law's are loaded by whoever keeps pay.
"""
from decimal import Decimal as D, ROUND_HALF_UP

CAP = D('3200000')
SCALE = [(0, 0, 5), (200000, 10000, 15), (800000, 100000, 35)]
EXEMPT, SPECIAL, SPOUSE, CHILD, DISABLED = 300000, 1400000, 280000, 140000, 560000


def cents(value):
    return value.quantize(D('0.01'), ROUND_HALF_UP)


def taken(gross):
    """Retirement, INSSJP and health, capped, and the union's two per cent of all."""
    capped = min(gross, CAP)
    return cents(capped * 11 / 100) + 2 * cents(capped * 3 / 100) + cents(gross * 2 / 100)


def scale(value, month):
    owed = D(0)
    for start, fixed, rate in SCALE:
        if value > start * month:
            owed = fixed * month + (value - start * month) * rate / 100
    return owed


def year(salary, first=1, without=(), family=(), declared=()):
    """`family`: amount a month, part, months from and to; `declared`: the month in which it is said, and the same."""
    paid, sacs, withheld, out = {}, {}, D(0), []
    for month in range(first, 13):
        gross = cents(D(salary(month)))
        gross += cents(gross / 12)
        paid[month] = gross
        runs = ['monthly'] + (['sac'] if month in (6, 12) else [])
        for run in runs:
            if run == 'sac':
                half = [m for m in paid if (m > 6) == (month > 6)]
                own = cents(max(paid[m] for m in half) / 2)
                sacs[month] = own
            else:
                own = gross
            if month in without:
                out.append('0.00')
                continue
            waits = [m for m in paid if m > max(sacs, default=0)]
            every = [*paid.values(), *sacs.values()]
            income = cents(sum(every) + sum((paid[m] for m in waits), D(0)) / 12)
            # Contributions and the union's are summed apart, and rounded together.
            less = cents(sum(map(taken, every)) + sum((taken(paid[m]) for m in waits), D(0)) / 12)
            kept = D((EXEMPT + SPECIAL) * month)
            for amount, part, since, until in family:
                months = max(0, min(until, month) - since + 1)
                kept += D(amount * month) * part * months / month
            kept = cents(kept * 13 / 12)
            said = D(0)
            for when, amount, since, until in declared:
                if month >= when:
                    said += D(amount) * max(0, min(until, month) - since + 1)
            taxed = max(income - less - kept - said, D(0))
            owed = min(cents(scale(taxed, month)) - withheld, own * 35 / 100)
            owed = cents(owed)
            withheld += owed
            out.append(str(owed))
    return out


def raised(month):
    return '2500000' if month < 8 else '3300000'


def flat(_month):
    return '2800000'


def show(name, figures):
    print(f"  [\n    '{name}',")
    print('    [' + ', '.join(repr(one) for one in figures) + '],\n  ],')


show('a raise in August, and both SACs', year(raised))
show('family', year(lambda _m: '3600000', family=[(SPOUSE, D(1), 1, 12), (CHILD, D('0.5'), 4, 12), (DISABLED, D(1), 1, 9)]))
show('no scale until May, and then the cap', year(lambda _m: '4500000', without=(1, 2, 3, 4)))
show('a rent that is declared in October', year(flat, declared=[(10, 200000, 1, 12)]))
show('hired in July', year(lambda _m: '4500000', first=7))
