import type { definitionFields } from '@contract/workflow/definition';
import type { listDefinitions, tryDefinition } from '@contract/workflow/definitionAcciones';
import type { listRequestTypes } from '@contract/workflow/requestAcciones';
import type { z } from 'zod';

export type DefinitionInput = z.output<typeof definitionFields>;
export type DefinitionRole = z.output<typeof listDefinitions.output>['roles'][number];
/** A type of request, with what a condition may look at. */
export type RequestKind = z.output<typeof listRequestTypes.output>['rows'][number];
/** A record that a condition names, with the type and the field it is of. */
export type NamedRecord = z.output<typeof listDefinitions.output>['records'][number];
export type DryRunResult = z.output<typeof tryDefinition.output>;
