import type { ThemeOptions } from '@mui/material/styles';
import { actionOverrides } from './overrides/actions';
import { baselineOverrides } from './overrides/baseline';
import { contentOverrides } from './overrides/content';
import { inputOverrides } from './overrides/inputs';
import { surfaceOverrides } from './overrides/surfaces';

/** How each of MUI's components looks here. */
export const components = {
  ...baselineOverrides,
  ...actionOverrides,
  ...inputOverrides,
  ...surfaceOverrides,
  ...contentOverrides,
} satisfies ThemeOptions['components'];
