import { describe, expect, it } from 'vitest';
import { buildInvitation } from '../../test/builders/invitations.ts';
import { buildOperatorTest } from './operator.fixture.ts';

const { db, asVisitor, server, olga } = await buildOperatorTest();

describe('invitations', () => {
  const PATH = '/api/v1/operator/invitations';

  it('show their link in one response only, and can be listed and withdrawn', async () => {
    const made = await olga.post(PATH, { maxUses: 3, days: 30 });
    expect(made.status).toBe(201);
    const { link, invitation, isMailed } = made.body.data;
    const [, token] = /^http:\/\/localhost:3000\/join#([\w-]{43})$/.exec(link)!;
    expect([isMailed, invitation.state, invitation.invitedBy]).toEqual([false, 'open', 'Olga']);
    const listed = await olga.get(PATH);
    expect(listed.body.data[0]).toEqual(invitation);
    expect(JSON.stringify(listed.body)).not.toContain(token);
    const opened = await asVisitor.post('/api/v1/auth/invitation', { token });
    expect(opened.body.data.invitedBy).toBe('Olga');
    const withdrawn = await olga.delete(`${PATH}/${invitation.id}`);
    expect(withdrawn.body.data.state).toBe('revoked');
    expect((await asVisitor.post('/api/v1/auth/invitation', { token })).status).toBe(404);
  });

  it('leave by mail when they are for an address', async () => {
    const { body } = await olga.post(PATH, { email: 'guest@example.com' });
    expect(body.data.isMailed).toBe(true);
    await expect.poll(() => server.mails.map(({ to }) => to)).toContain('guest@example.com');
    const { source } = server.mails.find(({ to }) => to === 'guest@example.com')!;
    const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(text).toContain(body.data.link);
    expect(text).toContain('Subject: Olga invites you to Tuckaway');
  });

  it.each([
    [{ maxUses: 0 }],
    [{ maxUses: 101 }],
    [{ days: 91 }],
    [{ email: 'nobody' }],
    [{ email: 'a@example.com', maxUses: 2 }],
    [{ more: true }],
  ])('refuse %j', async (body) => {
    const before = await db.count('invitations');
    expect((await olga.post(PATH, body)).status).toBe(400);
    expect(await db.count('invitations')).toBe(before);
  });

  it('stop at 200 open ones', async () => {
    await db.delete('invitations');
    for (let i = 0; i < 200; i++) await buildInvitation(db, olga.id);
    const refused = await olga.post(PATH, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'limit_reached']);
    await db.delete('invitations');
  });

  it('show their state in the list', async () => {
    const past = new Date(Date.now() - 1000);
    await buildInvitation(db, olga.id, { uses: 1 });
    await buildInvitation(db, olga.id, { expiresAt: past });
    await buildInvitation(db, olga.id, { revokedAt: past });
    await buildInvitation(db, olga.id);
    const { body } = await olga.get(PATH);
    expect(body.data.map(({ state }: { state: string }) => state).sort()).toEqual([
      'expired',
      'open',
      'revoked',
      'used',
    ]);
  });
});
