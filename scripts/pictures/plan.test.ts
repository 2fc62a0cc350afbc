import { describe, expect, it } from 'vitest';
import { complaintsOf, planPictures, type Job } from './plan.ts';

const job = (id: string, recipe: unknown = id): Job => ({
  id,
  recipe,
  files: [`${id}-320.webp`, `${id}-640.webp`],
  art: null,
});
const filesOf = (...jobs: Job[]) => jobs.flatMap(({ files }) => files);
const [a, b] = [job('gifts/a'), job('gifts/b')];
const { manifest } = planPictures([a, b], {}, []);

describe('planPictures', () => {
  it('has nothing to do when everything is drawn', () => {
    const plan = planPictures([a, b], manifest, filesOf(a, b));
    expect(plan.stale).toEqual([]);
    expect(complaintsOf(plan)).toEqual([]);
  });

  it('draws what was never drawn', () => {
    const plan = planPictures([a, b], { 'gifts/a': manifest['gifts/a']! }, filesOf(a, b));
    expect(plan.stale).toEqual([b]);
  });

  it('draws again when one of the sizes is missing', () => {
    const plan = planPictures([a, b], manifest, filesOf(a, b).slice(1));
    expect(plan.stale).toEqual([a]);
    expect(complaintsOf(plan)).toEqual(['missing or out of date: gifts/a']);
  });

  it('draws again when the recipe changed under the same name', () => {
    const plan = planPictures([a, job('gifts/b', 'another')], manifest, filesOf(a, b));
    expect(plan.stale.map(({ id }) => id)).toEqual(['gifts/b']);
  });

  it('names files that nobody asks for, and forgets them in the manifest', () => {
    const plan = planPictures([a], manifest, filesOf(a, b));
    expect(plan.leftover).toEqual(b.files);
    expect(Object.keys(plan.manifest)).toEqual(['gifts/a']);
    expect(complaintsOf(plan)).toEqual(['left over: gifts/b-320.webp', 'left over: gifts/b-640.webp']);
  });

  it('writes the manifest in the same order whatever the order of the jobs', () => {
    expect(JSON.stringify(planPictures([b, a], {}, []).manifest)).toBe(JSON.stringify(manifest));
  });
});
