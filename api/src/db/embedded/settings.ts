/** PostgreSQL's settings by name; the rest is as initdb wrote it. */
export type Settings = Record<string, string | number>;

const SMALL: Settings = {
  shared_buffers: '24MB',
  max_connections: 24,
  // One machine, short statements: neither replication nor parallel workers.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_parallel_workers: 0,
  max_worker_processes: 0,
  io_method: 'sync',
  autovacuum_worker_slots: 1,
  autovacuum_max_workers: 1,
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // No row values in the log, because they are personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** For a server: acknowledged transactions are on disk. */
export const EMBEDDED_SETTINGS: Settings = { ...SMALL, fsync: 'on', synchronous_commit: 'on' };

/** For databases that are thrown away. */
export const THROW_AWAY_SETTINGS: Settings = {
  ...SMALL,
  max_connections: 100,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};
