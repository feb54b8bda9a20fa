import type { request, requestDetail, requestEvent, requestStep } from '@contract/workflow/request';
import type { z } from 'zod';

export type Request = z.output<typeof request>;
export type RequestDetail = z.output<typeof requestDetail>;
export type RequestStep = z.output<typeof requestStep>;
export type RequestEvent = z.output<typeof requestEvent>;
