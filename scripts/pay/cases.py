"""Months of pay reckoned by hand rules, apart from the program: what it prints is the table of reckonPay.test.ts."""
from decimal import Decimal as D, ROUND_HALF_UP

CAP = D('3200000')


def cents(value):
    return value.quantize(D('0.01'), ROUND_HALF_UP)


def month(basic, basis, days, years, vac=0, ahead=0, unpaid=0, absent=D(0), extra50=D(0), extra100=D(0), night=D(0),
          plus=D(0), minus=D(0), union=True, worked_days=0, worked=D(0)):
    day = basic / 30 if basis == 'monthly' else basic if basis == 'daily' else basic * 8
    hour = basic / 200 if basis == 'monthly' else basic / 8 if basis == 'daily' else basic
    monthly = basis == 'monthly'
    main = cents(days * day) if monthly else cents(worked_days * basic) if basis == 'daily' else cents(worked * basic)
    vac_less = -cents(vac * day) if monthly else D(0)
    vac_pay = cents((vac - ahead) * (basic / 25 if monthly else day))
    less = -cents(unpaid * day) if monthly else D(0)
    gone = -cents(absent * day) if monthly else D(0)
    seniority = cents((main + vac_less + vac_pay + less + gone) * years / 100)
    base = main + vac_less + vac_pay + less + gone + seniority
    attendance = cents(max(base, D(0)) / 12) if not unpaid and not absent else D(0)
    e50 = cents(extra50 * hour * D('1.5'))
    e100 = cents(extra100 * hour * 2)
    nights = cents(night * hour * 8 / 60)
    gross = base + attendance + e50 + e100 + nights + plus
    capped = min(gross, CAP)
    taken = [cents(max(capped, D(0)) * D(11) / 100), cents(max(capped, D(0)) * 3 / 100),
             cents(max(capped, D(0)) * 3 / 100)]
    if union:
        taken.append(cents(max(gross, D(0)) * 2 / 100))
    deductions = sum(taken) + minus
    return gross, deductions, gross - deductions


def parted(basis, parts, years, union=True):
    """A month in which the salary changed: each part has its salary, its thirtieths and what was worked of it."""
    def of(name, times):
        return cents(sum((part.get(name, D(0)) * times(part['basic']) for part in parts), D(0)))
    monthly = basis == 'monthly'
    day = (lambda basic: basic / 30) if monthly else (lambda basic: basic)
    hour = (lambda basic: basic / 200) if monthly else (lambda basic: basic)
    main = of('days', day) if monthly else of('worked', hour)
    less = -of('unpaid', day)
    seniority = cents((main + less) * years / 100)
    base = main + less + seniority
    gross = base + of('extra50', lambda basic: hour(basic) * D('1.5')) + of('night', lambda basic: hour(basic) * 8 / 60)
    if not less:
        gross += cents(base / 12)
    taken = contributions(gross, union=union)
    return gross, taken, gross - taken


def by_days(basis, basic, years, worked, holidays=D(0), away=D(0), extra100=D(0), union=True, attended=True):
    """Holidays not worked and paid licences of who is paid by the day or the hour; `away` is in days or in hours."""
    hour = basic / 8 if basis == 'daily' else basic
    day = basic if basis == 'daily' else basic * 8
    base = cents(worked * basic) + cents(holidays * day) + cents(away * basic)
    base += cents(base * years / 100)
    gross = base + cents(extra100 * hour * 2)
    if attended:
        gross += cents(base / 12)
    taken = contributions(gross, union=union)
    return gross, taken, gross - taken


def contributions(base, before=D(0), union=True):
    """The cap is of the month: what other runs of it left."""
    room = min(base + before, CAP) - min(before, CAP)
    taken = cents(room * 11 / 100) + 2 * cents(room * 3 / 100)
    return taken + (cents(base * 2 / 100) if union else D(0))


def vacation(basic, basis, days, years, variable=D(0), before=D(0), union=True):
    """Paid before they begin, whatever months they lie in; `variable` is the average of six months."""
    day = basic / 25 if basis == 'monthly' else basic if basis == 'daily' else basic * 8
    main = cents(days * day)
    more = cents(days * variable / 25)
    seniority = cents(main * years / 100)
    gross = main + more + seniority + cents((main + seniority) / 12)
    taken = contributions(gross, before, union)
    return gross, taken, gross - taken


def fortnights(rate, basis, first, second, years, missed=False, night=(D(0), D(0)), extra50=(D(0), D(0)), union=True):
    """Two halves of a month, worked in hours or days; the second one has what is of the month."""
    hour = rate if basis == 'hourly' else rate / 8
    halves = []
    attended = before = D(0)
    for half, units in enumerate((first, second)):
        main = cents(units * rate)
        seniority = cents(main * years / 100)
        attended += main + seniority
        gross = main + seniority + cents(night[half] * hour * 8 / 60) + cents(extra50[half] * hour * D('1.5'))
        if half and not missed:
            gross += cents(attended / 12)
        taken = contributions(gross, before, union)
        before += gross
        halves += [gross, taken, gross - taken]
    return halves


def sac(best, days, of, union=True):
    gross = cents(best / 2 * days / of)
    capped = min(gross, CAP / 2 * days / of)
    deductions = cents(capped * 11 / 100) + 2 * cents(capped * 3 / 100)
    if union:
        deductions += cents(gross * 2 / 100)
    return gross, deductions, gross - deductions


SEVERANCE_CAP = D('2400000')


def settlement(cause, basic, best, worked, last, left_of_month, months, years, seniority, sac_days, not_taken,
               notice=False, union=True, best_half=None, variable=D(0), habitual=None, trial_days=0, half_days=184):
    """A last pay: `months` and `years` are counted by hand, as are the days that are left. `habitual` is the base by ley 27.802;
    notice is reckoned on the best month all the same, and within the trial none is owed since that law."""
    pay = cents(worked * basic / 30)
    more = cents(pay * seniority / 100)
    month_gross = pay + more
    month_gross += cents(month_gross / 12)
    extra = cents((best_half or best) / 2 * sac_days / half_days)
    ratio = basic / 25 * (1 + D(seniority) / 100) * 13 / 12 + variable / 25
    vacation = cents(not_taken * ratio)
    rest = [vacation, cents(vacation / 12)]
    trial = months < 6
    if cause == 'dismissed' and not notice:
        how_many = D(trial_days) / 30 if trial else D(2) if months > 60 else D(1)
        told = cents(how_many * best)
        rest += [told, cents(told / 12)]
        if not trial:
            whole = cents(left_of_month * best / 30)
            rest += [whole, cents(whole / 12)]
    if (cause == 'dismissed' and not trial) or cause == 'died':
        pay_245 = best if habitual is None else habitual
        base = cents(max(min(pay_245, SEVERANCE_CAP), pay_245 * 67 / 100))
        due = max(years * base, pay_245)
        rest.append(cents(due / 2) if cause == 'died' else cents(due))
    gross = month_gross + extra + sum(rest)
    taken = D(0)
    for of in (min(month_gross, CAP), min(extra, CAP / 2 * sac_days / half_days)):
        taken += cents(of * 11 / 100) + 2 * cents(of * 3 / 100)
    if union:
        taken += cents((month_gross + extra) * 2 / 100)
    return gross, taken, gross - taken


def retroactive(months, raised):
    """What each month would have come to, less what it came to; `months` are the rest of its figures."""
    sums = [D(0)] * 3
    for before, more in months:
        for place, (was, now) in enumerate(zip(month(before, 'monthly', **more), month(raised(before), 'monthly', **more))):
            sums[place] += now - was
    return sums


cases = {
    'a whole month': month(D('850000'), 'monthly', 30, 12),
    'outside of an agreement': month(D('850000'), 'monthly', 30, 12, union=False),
    'came on the 11th': month(D('850000'), 'monthly', 20, 0),
    'two days without pay': month(D('850000'), 'monthly', 30, 3, unpaid=2),
    'an hour and a half away': month(D('850000'), 'monthly', 30, 3, absent=D('1.5') / 8),
    'overtime and nights': month(D('850000'), 'monthly', 30, 3, extra50=D('7.5'), extra100=D('4'), night=D('16')),
    'fourteen days of vacation': month(D('913333.33'), 'monthly', 30, 7, vac=14),
    'by the day': month(D('41250.75'), 'daily', 30, 2, worked_days=22, extra50=D('3')),
    'by the hour': month(D('5120.40'), 'hourly', 30, 1, worked=D('168.25'), night=D('40.5')),
    'over the cap': month(D('6000000'), 'monthly', 30, 0),
    'a prize and a discount': month(D('850000'), 'monthly', 30, 0, plus=D('120000.00'), minus=D('35000.50')),
    'a raise on the 16th': parted('monthly', [dict(basic=D('850000'), days=15), dict(basic=D('918000'), days=15)], 12),
    'a raise on the 16th of a month of 31 days': parted(
        'monthly', [dict(basic=D('850000'), days=15), dict(basic=D('918000'), days=15)], 12),
    'a raise on the 31st': parted('monthly', [dict(basic=D('850000'), days=30), dict(basic=D('918000'), days=0)], 12),
    'a raise on the 11th, overtime on both sides and a day without pay before': parted(
        'monthly', [dict(basic=D('850000'), days=10, unpaid=D(1), extra50=D('3')),
                    dict(basic=D('933333.33'), days=20, extra50=D('4.5'))], 3),
    'came on the 6th, raised on the 21st': parted(
        'monthly', [dict(basic=D('850000'), days=15), dict(basic=D('918000'), days=10)], 0),
    'by the hour, with more an hour from the 16th on': parted(
        'hourly', [dict(basic=D('5120.40'), worked=D('80.5'), night=D(12)),
                   dict(basic=D('5735.05'), worked=D('87.75'), night=D('8.5'))], 1),
    'by the day, with two holidays that were not worked': by_days('daily', D('41250.75'), 2, 20, holidays=D(2)),
    'by the hour, with a holiday and three days of illness': by_days(
        'hourly', D('5120.40'), 1, D('144.25'), holidays=D(1), away=D(24)),
    'by the day, ill for three days at three quarters of the pay': by_days('daily', D('41250.75'), 0, 19, away=D('2.25')),
    'by the day, called for two hours of a holiday': by_days(
        'daily', D('41250.75'), 2, 20, holidays=D('0.75'), extra100=D(2)),
    'a raise of 8 per cent': month(D('850000') * D('1.08'), 'monthly', 30, 12),
    'a raise of 75000 a month': month(D('850000') + 75000, 'monthly', 30, 12),
    'vacations of 21 days paid ahead': vacation(D('913333.33'), 'monthly', 21, 7, variable=D('45120.50')),
    'the month of twelve of them': month(D('913333.33'), 'monthly', 30, 7, vac=12, ahead=12),
    'the month of the other nine': month(D('913333.33'), 'monthly', 30, 7, vac=9, ahead=9),
    'five taken of fourteen paid ahead': month(D('913333.33'), 'monthly', 30, 7, vac=5, ahead=14),
    'vacations by the hour': vacation(D('5120.40'), 'hourly', 14, 1, variable=D('61000')),
    'vacations where the month has little room': vacation(D('3000000'), 'monthly', 14, 0, before=D('2500000')),
    'two halves by the hour': fortnights(D('5120.40'), 'hourly', D('88.5'), D('79.75'), 1, night=(D('12'), D('20.5'))),
    'two halves by the day, with a day missed': fortnights(D('41250.75'), 'daily', 11, 10, 2, missed=True,
                                                           extra50=(D('3'), D(0))),
    'two halves over the cap': fortnights(D('250000'), 'daily', 11, 11, 0),
    'three months raised by 8 per cent': retroactive(
        [(D('850000'), dict(days=30, years=12)), (D('850000'), dict(days=30, years=12, extra50=D('7.5'))),
         (D('850000'), dict(days=30, years=12, unpaid=2))], lambda basic: cents(basic * D('1.08'))),
    'two months raised beyond the cap': retroactive(
        [(D('2900000'), dict(days=30, years=0)), (D('2900000'), dict(days=30, years=0, vac=7))],
        lambda basic: cents(basic * D('1.08'))),
    'half a year of SAC': sac(D('1031333.33'), 184, 184),
    'SAC of who came in October': sac(D('1031333.33'), 82, 184),
    'resigned on the 18th': settlement('resigned', D('850000'), D('1031333.33'), 18, 18, 12, 149, 12, 12, 141, D('9.5')),
    'dismissed without notice after twelve years': settlement(
        'dismissed', D('850000'), D('1031333.33'), 18, 18, 12, 149, 13, 12, 141, D('9.5')),
    'dismissed with notice on the last day': settlement(
        'dismissed', D('850000'), D('1031333.33'), 30, 30, 0, 150, 13, 12, 153, D(0), notice=True),
    'dismissed over the cap': settlement(
        'dismissed', D('6000000'), D('6500000'), 18, 18, 12, 41, 4, 3, 141, D('9.5'), union=False),
    'dismissed in trial': settlement('dismissed', D('850000'), D('920833.33'), 18, 18, 12, 4, 1, 0, 141, D('5.25')),
    'dismissed in trial before ley 27.802': settlement(
        'dismissed', D('850000'), D('920833.33'), 4, 0, 26, 4, 1, 0, 63, D('5.25'), trial_days=15, half_days=181),
    'dismissed with a premium of one month': settlement(
        'dismissed', D('850000'), D('1331333.33'), 18, 18, 12, 149, 13, 12, 141, D('9.5'), habitual=D('1052166.66')),
    'died': settlement('died', D('850000'), D('1031333.33'), 18, 18, 12, 149, 13, 12, 141, D('9.5')),
    'SAC over the cap': sac(D('9000000'), 184, 184),
}
for name, figures in cases.items():
    print(f"  ['{name}', {', '.join(repr(str(cents(figure))) for figure in figures)}],")

SCALE = [(D(0), D(0), D(5)), (D('100000'), D('5000'), D(9)), (D('300000.50'), D('23000.05'), D('12.5')),
         (D('1000000'), D('110500'), D(35))]


def scale(value):
    owed = D(0)
    for start, fixed, rate in SCALE:
        if value > start:
            owed = fixed + (value - start) * rate / 100
    return owed


print('  a scale, for tableRules.test.ts:')
for value in ['0', '100000', '100000.01', '250000', '300000.50', '999999.99', '1753333.33']:
    print(f"  ['{value}', '{cents(scale(D(value)))}'],")
gross = month(D('850000'), 'monthly', 30, 12)[0]
print('  of the year so far:', cents(max(scale(D('1200000') + gross - 900000) - D('21000'), D(0))))

MINIMUM = D('350000')


def may_be_taken(pay):
    """Decree 484/87, art. 1."""
    if pay <= MINIMUM:
        return D(0)
    return (pay - MINIMUM) * (20 if pay > 2 * MINIMUM else 10) / 100


def legal(gross):
    return sum(cents(min(gross, CAP) * rate / 100) for rate in (11, 3, 3))


def debts(limit, *orders):
    """Each asks for so much and owes so much; None asks for all that may be taken."""
    taken = D(0)
    for asks, owes in orders:
        taken += cents(min(limit - taken if asks is None else asks, limit - taken, owes))
    return taken


def row(name, limit, taken, maintenance=D(0)):
    print(f"  ['{name}', '{cents(limit)}', '{cents(taken)}', '{cents(maintenance)}'],")


MUCH = D('9000000')
print('  of garnishments.test.ts: limit, debts, maintenance')
for name, basic in (('under the minimum wage', '250000'), ('up to twice of it', '500000'), ('over twice of it', '850000')):
    limit = cents(may_be_taken(month(D(basic), 'monthly', 30, 12)[0]))
    row(name, limit, debts(limit, (None, MUCH)))
limit = cents(may_be_taken(gross))
row('two debts, the first of little', limit, debts(limit, (None, D('50000')), (None, MUCH)))
row('a debt of five per cent and maintenance', limit, debts(limit, (gross * 5 / 100, MUCH)),
    cents((gross - legal(gross)) * D('33.33') / 100))
row('maintenance of so much a month', D(0), D(0), D('80000.50'))
limit = cents(may_be_taken(sac(D('1031333.33'), 184, 184)[0]))
row('SAC', limit, debts(limit, (None, MUCH)))
worked = cents(18 * D('850000') / 30)
worked += cents(worked * 12 / 100)
worked += cents(worked / 12)
of_sac = cents(D('1031333.33') / 2 * 141 / 184)
all_of_it = settlement('dismissed', D('850000'), D('1031333.33'), 18, 18, 12, 149, 13, 12, 141, D('9.5'))[0]
owed = all_of_it - worked - of_sac
limit = cents(may_be_taken(worked) + may_be_taken(of_sac) + owed * (20 if owed > 2 * MINIMUM else 10) / 100)
row('a last pay', limit, debts(limit, (None, MUCH)))

# The records of ARCA's book of pay, by the places that its design gives to each figure.
PLACES = {
    '01': [2, 11, 2, 6, 1, 5, 2, 6],
    '02': [2, 11, 10, 50, 22, 3, 8, 8, 1],
    '03': [2, 11, 10, 5, 1, 15, 1, 6],
    '04': [2, 11, 1, 2, 1, 1, 1, 1, 1, 2, 2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 5, 5, 6, 2] + 6 * [15] + [15]
          + 9 * [15] + 2 * [15] + [15, 15],
}


def record(kind, *values):
    places = PLACES[kind]
    assert len(places) == len(values) + 1, (kind, len(places), len(values))
    out = kind
    for width, value in zip(places[1:], values):
        if isinstance(value, D):
            value = int(cents(abs(value)) * 100)
        out += str(value).zfill(width) if isinstance(value, int) else value.ljust(width)
    return out


print('  of salaryBook.test.ts:')
who = '20301234563'
for text in (
        record('01', '30712345671', 'SJ', '202611', 'M', 1, 30, 1),
        record('02', who, '1001', 'DEPOSITO', '2850590940090418135201', 30, '20261204', '', '3'),
        record('03', who, '0010', 3000, 'D', D('850000'), 'C', ''),
        record('03', who, '0030', 200, 'D', D('-56666.67'), 'D', ''),
        record('03', who, '0200', 0, ' ', D('87266.67'), 'D', ''),
        record('04', who, 0, 0, 1, 1, 0, 1, 0, 1, 1, 49, 8, 0, 2, 1, 1, 0, 0, 0, 0, 30, 0, 0, 0, 126205, 0,
               *[D(0)] * 6, D('4000000'), CAP, D('4000000'), D('4000000'), CAP, CAP, D(0), D(0), D('4000000'),
               D('4000000'), D(0), D(0), D('4000000') - D('7003.68'), D('7003.68')),
        # Somebody who is paid by the hour, in a fortnight, of whom nothing is taken off.
        record('01', '30712345671', 'SJ', '202611', 'Q', 1, 30, 1),
        record('04', who, 0, 0, 1, 1, 0, 1, 0, 1, 1, 49, 8, 0, 2, 1, 1, 0, 0, 0, 0, 0, 88, 0, 0, 126205, 0,
               *[D(0)] * 6, D('500000'), *[D('500000')] * 5, D(0), D(0), D('500000'), D('500000'),
               D(0), D(0), D(0), D(0))):
    print(f"  '{text}',")
