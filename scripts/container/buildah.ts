import { join } from 'node:path';
import { runProgram } from './run-program.ts';

/** Configuration of an image, as `docker inspect` shows it. */
export interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  WorkingDir: string;
  Volumes: Record<string, unknown>;
  Healthcheck: { Test: string[] };
}

export interface Buildah {
  run(...args: string[]): string;
  hasImage(name: string): boolean;
  configOf(image: string): ImageConfig;
  /** Calls `work` with the folder of a container of this image, and commits nothing. */
  withMounted<T>(image: string, work: (folder: string, container: string) => T): T;
}

/** Buildah with images of its own below `folder`. */
export function openBuildah(folder: string): Buildah {
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const run = (...args: string[]) => runProgram('buildah', [...storage, ...args]);
  return {
    run,
    hasImage: (name) => run('images', '--format', '{{.Name}}:{{.Tag}}').split('\n').includes(name),
    configOf: (image) => {
      const inspected = JSON.parse(run('inspect', '--type', 'image', image)) as {
        Docker: { config: ImageConfig };
      };
      return inspected.Docker.config;
    },
    withMounted: (image, work) => {
      const container = run('from', '--pull-never', image);
      try {
        return work(run('mount', container), container);
      } finally {
        run('rm', container);
      }
    },
  };
}
