import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const cwd = fileURLToPath(new URL('../../../deploy/metrics', import.meta.url));
const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd, encoding: 'utf8' });
// Debian's package prometheus has it.
const isMissing = promtool('--version').error !== undefined;

test.skipIf(isMissing).each([
  ['check', 'config', 'prometheus.yml'],
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml', 'alerts.day.test.yml'],
])(
  'promtool %s %s %s, where it is installed',
  (...args) => {
    const { status, stdout, stderr } = promtool(...args);
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  },
  180_000,
);

test('every alert is fired once and quiet once in the tests of the rules', () => {
  const read = (file: string) => readFileSync(`${cwd}/${file}`, 'utf8');
  const alerts = [...read('alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name!);
  const cases = `${read('alerts.test.yml')} ${read('alerts.day.test.yml')}`.replaceAll(/\s+/g, ' ');
  expect(alerts.length).toBeGreaterThan(20);
  for (const alert of alerts) {
    expect(cases).toMatch(new RegExp(`alertname: ${alert}, exp_alerts: \\[\\]`));
    expect(cases).toMatch(new RegExp(`alertname: ${alert},? exp_alerts: (- |\\[ ?\\{)`));
  }
});
