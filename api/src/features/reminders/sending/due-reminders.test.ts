import { addDays, daysBetween } from '@tuckaway/domain/days/calendar-date';
import type { Readiness } from '@tuckaway/domain/days/readiness';
import { DEFAULT_LEADS } from '@tuckaway/domain/days/remind-leads';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueReminders, type RemindableDay } from './due-reminders.ts';

const birthday: RemindableDay & { since?: string } = {
  id: 1,
  kind: 'birthday',
  month: 1,
  day: 5,
  year: 1950,
  holiday: null,
  remind: null,
};

class Sender {
  private readonly sent = new Map<string, number[]>();
  readonly mails: string[] = [];
  readiness: Readiness = 'nothing';

  due(today: string, days = [birthday], evenWhenBought = false) {
    return dueReminders(days, today, DEFAULT_LEADS, {
      since: ({ since = '2020-01-01' }) => since,
      sentLeads: (dayId, on) => this.sent.get(`${dayId} ${on}`) ?? [],
      readiness: () => this.readiness,
      evenWhenBought,
    });
  }

  run(today: string, days = [birthday]): void {
    for (const { day, on, lead } of this.due(today, days)) {
      this.sent.set(`${day.id} ${on}`, [...(this.sent.get(`${day.id} ${on}`) ?? []), lead]);
      this.mails.push(`${today}: ${lead} days before ${on}`);
    }
  }

  runEveryDay(from: string, to: string, days = [birthday]): void {
    for (let today = from; today <= to; today = addDays(today, 1)) {
      this.run(today, days);
      this.run(today, days);
    }
  }
}

test('each reminder goes out once, on its day, across New Year', () => {
  const sender = new Sender();
  sender.runEveryDay('2026-11-17', '2027-01-10');
  expect(sender.mails).toEqual([
    '2026-12-06: 30 days before 2027-01-05',
    '2026-12-29: 7 days before 2027-01-05',
    '2027-01-04: 1 days before 2027-01-05',
  ]);
});

test('reminders go out again a year later', () => {
  const sender = new Sender();
  sender.runEveryDay('2026-11-17', '2028-01-10');
  expect(sender.mails).toHaveLength(6);
});

describe('after a pause', () => {
  test.each([
    ['of two days', '2026-12-08', ['2026-12-08: 30 days before 2027-01-05']],
    ['over two reminders', '2026-12-30', ['2026-12-30: 7 days before 2027-01-05']],
    ['over all of them', '2027-01-05', ['2027-01-05: 1 days before 2027-01-05']],
    ['until the day is over', '2027-01-06', []],
  ])('%s only the nearest goes out', (_what, today, mails) => {
    const sender = new Sender();
    sender.run(today);
    sender.run(today);
    expect(sender.mails).toEqual(mails);
  });

  test('nothing goes out twice when today goes back over the date line', () => {
    const sender = new Sender();
    sender.run('2027-01-04');
    sender.run('2027-01-03');
    sender.run('2027-01-04');
    expect(sender.mails).toEqual(['2027-01-04: 1 days before 2027-01-05']);
  });
});

test('reminders that were due before the day was added are not sent', () => {
  const sender = new Sender();
  sender.runEveryDay('2026-12-16', '2027-01-05', [{ ...birthday, since: '2026-12-16' }]);
  expect(sender.mails.map((mail) => mail.slice(0, 10))).toEqual(['2026-12-29', '2027-01-04']);
});

describe('when a gift is there', () => {
  test.each([
    ['nothing', 1, 1],
    ['idea', 1, 1],
    ['bought', 0, 1],
    ['given', 0, 0],
  ] as const)('%s: %i, and on request %i', (readiness, byDefault, onRequest) => {
    const sender = new Sender();
    sender.readiness = readiness;
    expect(sender.due('2026-12-29')).toHaveLength(byDefault);
    expect(sender.due('2026-12-29', [birthday], true)).toHaveLength(onRequest);
  });
});

describe('a day', () => {
  test('follows leads of its own', () => {
    const sender = new Sender();
    sender.runEveryDay('2026-12-01', '2027-01-05', [{ ...birthday, remind: [14, 0] }]);
    expect(sender.mails.map((mail) => mail.slice(0, 10))).toEqual(['2026-12-22', '2027-01-05']);
  });

  test('has no reminders with an empty list of leads', () => {
    const sender = new Sender();
    sender.runEveryDay('2026-12-01', '2027-01-05', [{ ...birthday, remind: [] }]);
    expect(sender.mails).toEqual([]);
  });

  test('gets no second reminder when it happens once', () => {
    const sender = new Sender();
    sender.runEveryDay('2027-01-01', '2028-01-10', [{ ...birthday, kind: 'own', year: 2027 }]);
    expect(sender.mails).toHaveLength(2);
  });

  test('counts to the date on which it is kept when it is on February 29', () => {
    const leap = { ...birthday, month: 2, day: 29 };
    expect(new Sender().due('2027-02-21', [leap])).toMatchObject([
      { on: '2027-02-28', daysLeft: 7, movedFromLeapDay: true },
    ]);
  });
});

test('a day has at most one mail for each lead, in order, none of them late, for any times of the runs', () => {
  const leads = fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 5 });
  const runs = fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 40 });
  fc.assert(
    fc.property(leads, runs, (remind, pauses) => {
      const sender = new Sender();
      const day = { ...birthday, remind };
      let today = '2026-09-01';
      for (const pause of pauses) {
        today = addDays(today, pause);
        const before = sender.mails.length;
        sender.run(today, [day]);
        expect(sender.mails.length - before).toBeLessThanOrEqual(1);
      }
      expect(new Set(sender.mails).size).toBe(sender.mails.length);
      for (const mail of sender.mails) {
        const [, sentOn, lead, on] = /^(.*): (\d+) days before (.*)$/.exec(mail)!;
        const daysLeft = daysBetween(sentOn!, on!);
        expect(daysLeft >= 0 && daysLeft <= Number(lead)).toBe(true);
      }
    }),
  );
});
