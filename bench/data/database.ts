import pg from 'pg';

/** A new, empty database on the server. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const { rows } = await admin.query<{ server: string }>('select current_database() as server');
  // Named after the server's own database, with which it is thrown away.
  const database = `${rows[0]!.server}_${name}`;
  await admin.query(`create database ${database}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
