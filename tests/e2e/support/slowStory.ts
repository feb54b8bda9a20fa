import { testsAll } from '../../support/testsAll';
import type { test } from './story';

type Story = typeof test;
type Declare = (title: string, body: Parameters<Story>[2]) => void;

/** Declares a story that is slow and seldom breaks, so that only `npm run test:all` runs it; ADR 0081 names what covers it otherwise. */
export const slowStory = (story: Story): Declare => (testsAll ? story : story.skip);
