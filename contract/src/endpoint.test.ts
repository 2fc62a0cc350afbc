import { expect, it } from 'vitest';
import { allEndpoints } from './all.ts';

it('reads that are not cached for offline use are few: secrets, invitations, takes, operators, sign-in, no later use', () => {
  const uncached = Object.entries(allEndpoints).flatMap(([noun, calls]) =>
    Object.entries(calls)
      .filter(([, { method, cacheOffline }]) => method === 'GET' && !cacheOffline)
      .map(([call]) => `${noun}.${call}`),
  );
  expect(uncached.sort()).toEqual([
    'auth.config',
    'auth.me',
    'auth.nonce',
    'auth.validate',
    'circles.invitation',
    'coEditing.invitation',
    'draws.visit',
    'me.export',
    'operator.accounts',
    'operator.invitations',
    'operator.overview',
    'reminders.settings',
    'suggestions.get',
    'takes.look',
    'takes.mine',
    'takes.ofList',
    'takes.state',
  ]);
});
