import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Which process this is, told apart from every other one, also on other machines and in other containers. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
  /** The machine's or the container's name. */
  host: string;
  /** Where pids mean the same: one boot of one kernel, one pid namespace. */
  place: string;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startTime(process.pid), host: hostname(), place: placeOfPids() };
}

/** Whether that very process still runs; to be asked of processes of our own place only. */
export function isSameRun({ pid, startedAt }: Pick<ProcessIdentity, 'pid' | 'startedAt'>): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startTime(pid) === startedAt;
}

/** Without Linux there is neither boot id nor namespace: then the machine's name has to do. */
function placeOfPids(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** The kernel's start time of a process; '' where the system does not tell, which then counts as the same one. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in parentheses and may hold spaces; start time is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return startTimeByPs(pid);
  }
}

function startTimeByPs(pid: number): string {
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
