import type { OperatorOverview } from '@tuckaway/contract/accounts/operator';
import type { ReactNode } from 'react';
import { formatRelative } from '../../lib/format.ts';
import { CheckIcon, WarningIcon } from '../../ui/graphics/icons.tsx';
import { TitledCard } from '../../ui/layout/titled-card.tsx';
import { formatCount, formatBytes } from './formats.ts';

const JOBS: Record<OperatorOverview['jobs'][number]['job'], string> = {
  upkeep: 'Hourly upkeep',
  reminders: 'Reminders',
  mail: 'Last mail',
};

/** Background jobs with their last results. */
export function HealthCard({ overview }: { overview: OperatorOverview }) {
  const { jobs, remindersFailing, backup, configuration } = overview;
  return (
    <TitledCard title="How it is doing">
      <ul className="divide-y">
        {jobs.map(({ job, ranAt, fineAt, failures, problem }) => (
          <Line key={job} isFine={problem === null} title={JOBS[job]}>
            {problem === null
              ? `Went well ${formatRelative(ranAt)}`
              : `${problem} Tried ${formatCount(failures, 'time')}, ${formatRelative(ranAt)}; ${fineAt ? `went well ${formatRelative(fineAt)}` : 'has not gone well yet'}.`}
          </Line>
        ))}
        {jobs.length === 0 && (
          <Line isFine title="Jobs">
            Nothing has run yet: upkeep runs once an hour.
          </Line>
        )}
        {remindersFailing > 0 && (
          <Line isFine={false} title="Reminders that wait">
            {formatCount(remindersFailing, 'account')} could not be written to and will be tried again.
          </Line>
        )}
        <Line isFine={backup !== null || configuration.database === 'external'} title="Backup">
          {backup
            ? `The newest is from ${formatRelative(backup.madeAt)}, ${formatBytes(backup.bytes)}, read back and compared. ${formatCount(backup.count, 'backup')} kept.`
            : configuration.database === 'external'
              ? 'Your own PostgreSQL is not backed up from here.'
              : 'None yet: the first is made a minute after the start.'}
        </Line>
      </ul>
    </TitledCard>
  );
}

function Line({ isFine, title, children }: { isFine: boolean; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4 py-3">
      {isFine ? (
        <CheckIcon className="mt-0.5 shrink-0 text-green" />
      ) : (
        <WarningIcon className="mt-0.5 shrink-0 text-red" />
      )}
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{children}</span>
      </span>
    </li>
  );
}
