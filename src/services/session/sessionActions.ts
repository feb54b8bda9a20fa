import { createAction } from '@reduxjs/toolkit';
import type { LoginAnswer } from './loginAnswer';

export const signedIn = createAction<LoginAnswer>('session/signedIn');
export const sessionEnded = createAction('session/ended');
