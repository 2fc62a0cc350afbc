import type { FastifyInstance, InjectOptions } from 'fastify';
import type pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { openDb, type Db, type Tx } from '../../api/src/db/db.ts';
import { hashToken, newToken, sessionToken } from '../../api/src/platform/security/session.ts';

export interface JobCost {
  job: string;
  /** Statements that the server sent, transactions included. */
  statements: number;
  /** Duration of the statements, from sending one to its last row. The quickest round counts, which other load disturbs least. */
  databaseMs: number;
  requestMs: number;
}

/** Counts statements of the handle and adds up their time. Counters of rate limits use connections of their own. */
class CountedDb {
  statements = 0;
  databaseMs = 0;
  readonly db: Db;

  constructor(db: Db) {
    this.db = this.#counted(db);
  }

  #counted(db: Db): Db {
    const timed = async <T>(run: () => Promise<T>) => {
      const started = performance.now();
      try {
        return await run();
      } finally {
        this.statements++;
        this.databaseMs += performance.now() - started;
      }
    };
    return {
      isTransaction: db.isTransaction,
      execute: (statement) => timed(() => db.execute(statement)),
      executeFresh: (statement) => timed(() => db.executeFresh(statement)),
      transaction: async (work, kind) => {
        if (!db.isTransaction) this.statements += 2; // begin and commit
        return await db.transaction((tx) => work(this.#counted(tx) as Tx), kind);
      },
    };
  }
}

interface Person {
  id: number;
  cookie: string;
  listId: number;
  recipientId: number;
  curatedIds: number[];
  token: string;
  refs: string[];
}

type Call = Pick<InjectOptions, 'method' | 'url' | 'payload'>;

/** The calls of one job, as the app sends them. `round` makes each repetition a new one. */
const JOBS: Record<string, (person: Person, round: number) => Call> = {
  'open the app': () => ({ url: '/api/v1/auth/validate' }),
  home: () => ({ url: '/api/gift-lists/public' }),
  'open my list': ({ listId }) => ({ url: `/api/gift-lists/${listId}/gifts` }),
  'all I saved': () => ({ url: '/api/v1/user-saved-gifts' }),
  search: (_, round) => ({
    url: `/api/v1/search?query=${['coffee', 'gift for dad', 'garden', 'tea'][round % 4]}`,
  }),
  'my people': () => ({ url: '/api/v1/recipients' }),
  'coming up': () => ({ url: '/api/v1/upcoming' }),
  'gifts of a person': ({ recipientId }) => ({ url: `/api/v1/recipient-gifts?recipientId=${recipientId}` }),
  'save a gift': ({ listId, curatedIds }, round) => ({
    method: 'POST',
    url: '/api/v1/user-saved-gifts',
    payload: { giftId: curatedIds[round]!, giftListId: listId },
  }),
  'link a gift to a person': ({ recipientId, curatedIds }, round) => ({
    method: 'POST',
    url: '/api/v1/recipient-gifts',
    payload: { giftId: curatedIds[round]!, recipientId },
  }),
  'open a shared list': ({ token }) => ({ url: `/s/${token}` }),
  'what is free there': ({ token }) => ({ url: `/api/v1/s/${token}` }),
  'take a gift there': ({ token, refs }, round) => ({
    method: 'POST',
    url: `/api/v1/s/${token}/takes`,
    payload: { gift: refs[round]!, name: 'Aunt Example' },
  }),
};

export async function measureJobs(pool: pg.Pool, rounds: number): Promise<JobCost[]> {
  const counted = new CountedDb(openDb(pool));
  const app = await buildApp({
    config: readConfig('local', { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', DATA_DIR: '/nonexistent' }),
    db: counted.db,
    pool,
    log: pino({ level: 'silent' }),
    providers: { verifiers: {}, dialog: { google: null, apple: null, oidc: null } },
  });
  try {
    const person = await signIn(pool, app, rounds + 1);
    const costs: JobCost[] = [];
    for (const [job, call] of Object.entries(JOBS)) {
      // The first one warms up.
      await send(app, person, call(person, rounds));
      const samples: { databaseMs: number; requestMs: number }[] = [];
      const before = counted.statements;
      for (let round = 0; round < rounds; round++) {
        const databaseBefore = counted.databaseMs;
        const started = performance.now();
        await send(app, person, call(person, round));
        samples.push({
          requestMs: performance.now() - started,
          databaseMs: counted.databaseMs - databaseBefore,
        });
      }
      costs.push({
        job,
        statements: (counted.statements - before) / rounds,
        databaseMs: Math.min(...samples.map((sample) => sample.databaseMs)),
        requestMs: Math.min(...samples.map((sample) => sample.requestMs)),
      });
    }
    return costs;
  } finally {
    await app.close();
  }
}

async function send(app: FastifyInstance, { cookie }: Pick<Person, 'cookie'>, call: Call) {
  // Shared lists are for visitors without an account.
  const own = String(call.url).includes('/s/') ? {} : { cookie };
  const answer = await app.inject({ ...call, headers: { ...own, 'content-type': 'application/json' } });
  if (answer.statusCode >= 400)
    throw new Error(`${call.method ?? 'GET'} ${String(call.url)}: ${answer.body}`);
  return answer;
}

/** One of the typical people in the middle, with a shared list that has enough gifts to take. */
async function signIn(pool: pg.Pool, app: FastifyInstance, gifts: number): Promise<Person> {
  const { rows } = await pool.query<
    Pick<Person, 'id' | 'recipientId' | 'curatedIds'> & { sessionId: number }
  >(
    `select u.id, (select min(id) from sessions where user_id = u.id) as "sessionId",
       (select min(id) from recipients where user_id = u.id) as "recipientId",
       array(select id from gifts where slug is not null
         and id not in (select gift_id from gift_list_gifts where user_id = u.id)
         and id not in (select gift_id from recipient_gifts where user_id = u.id) order by id limit $1) as "curatedIds"
     from users u order by abs(u.id - (select (min(id) + max(id)) / 2 from users)) limit 1`,
    [2 * gifts],
  );
  const { sessionId, ...found } = rows[0]!;
  const access = sessionToken(found.id, newToken());
  await pool.query(
    `insert into access_tokens (user_id, hash, session_id, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [found.id, hashToken(access), sessionId],
  );
  const lists = await pool.query<{ id: number }>(
    `insert into gift_lists (title, user_id, is_private, created_by_type) values ('Birthday wishes', $1, true, 'USER')
     returning id`,
    [found.id],
  );
  const listId = lists.rows[0]!.id;
  await pool.query(
    `insert into gift_list_gifts (gift_list_id, gift_id, user_id) select $1, unnest($2::bigint[]), $3`,
    [listId, found.curatedIds.slice(gifts), found.id],
  );
  const cookie = `accessToken=${access}`;
  const settings = {
    kind: 'wishes',
    degree: 'nothing',
    revealOn: null,
    namesVisible: true,
    words: null,
    expiresOn: null,
  };
  const url = `/api/gift-lists/${listId}/share`;
  const shared = await send(app, { cookie }, { method: 'POST', url, payload: settings });
  const token = String(shared.json<{ data: { link: string } }>().data.link).split('/s/')[1]!;
  const page = await send(app, { cookie }, { url: `/s/${token}` });
  const refs = [...page.payload.matchAll(/data-gift="([0-9a-f]{24})"/g)].map(([, ref]) => ref!);
  return { ...found, listId, cookie, token, refs };
}
