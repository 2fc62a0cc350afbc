import pg from 'pg';

/** A new, empty database on the server. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const { rows } = await admin.query<{ own: string }>('select current_database() as own');
  // Named after the server's own database, with which it is thrown away.
  const own = `${rows[0]!.own}_${name}`;
  await admin.query(`create database ${own}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${own}`;
  return url.href;
}
