// A primary that is lost under writes: `npm run drill:failover -- [rounds]`. docs/failover.md describes the set-up.
import { setTimeout as sleep } from 'node:timers/promises';
import { AppServer } from './app-server.ts';
import { PatroniCluster } from './patroni-cluster.ts';
import { onStage, type Stage } from './processes.ts';
import { requirePackages } from './tools.ts';
import { Writer, writeThrough, type FaultEffect } from './writer.ts';

const PEOPLE = 8;
const WITHIN_MS = { failover: 30_000, standby: 30_000, outage: 5_000 };
const OUTAGE_MS = 30_000;
const MAX_MS = 90_000;

requirePackages(['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'postgresql-15']);
const rounds = Math.min(Math.max(1, Number(process.argv[2] ?? 2)), 10);
await onStage(drill);

async function drill(stage: Stage): Promise<void> {
  console.log('Starting etcd, two PostgreSQL under Patroni with synchronous replication, and HAProxy …');
  const cluster = await PatroniCluster.start(stage);
  const servers = [
    await AppServer.start(stage, { DATABASE_URL: cluster.url }),
    await AppServer.start(stage, { DATABASE_URL: cluster.url, DATABASE_REPLICA_URL: cluster.replicaUrl }),
  ];
  try {
    const writers = Array.from(
      { length: PEOPLE },
      (_, at) => new Writer(servers[at % servers.length]!.origin, `Writer${at}`),
    );
    for (const writer of writers) await writer.signIn();
    const results: (FaultEffect & { fault: string; within: number })[] = [];
    const step = async (fault: string, within: number, bringAbout: () => Promise<unknown>) => {
      console.log(`${fault} …`);
      results.push({ fault, within, ...(await writeThrough(writers, bringAbout, MAX_MS)) });
    };

    for (let round = 1; round <= rounds; round++) {
      const primary = (await cluster.leader())!;
      await step(`primary killed (${round})`, WITHIN_MS.failover, () => primary.kill());
      primary.start();
      await cluster.untilSynchronous();
    }
    const standby = await cluster.standby();
    await step('standby killed', WITHIN_MS.standby, () => standby.kill());
    standby.start();
    await cluster.untilSynchronous();
    await step('no database for 30 s', WITHIN_MS.outage, async () => {
      const connect = await cluster.disconnect();
      await sleep(OUTAGE_MS);
      connect();
    });

    console.table(results);
    const faults = (await Promise.all(writers.map((writer) => writer.check()))).flat();
    const late = results.filter(({ backAfterMs, within }) => backAfterMs > within);
    faults.push(...late.map(({ fault, within }) => `${fault}: not good again within ${within / 1000} s`));
    for (const fault of faults) console.error(fault);
    const confirmed = writers.reduce((sum, writer) => sum + writer.confirmed.length, 0);
    console.log(`${confirmed} confirmed writes of ${PEOPLE} people, ${faults.length} faults`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    for (const server of servers) await server.kill('SIGTERM');
  }
}
