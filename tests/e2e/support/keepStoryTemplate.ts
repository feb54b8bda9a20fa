import { keepTemplates } from '../../support/postgres/startTestPostgres';
import { TEST_MOMENT } from '../../support/testMoment';
import { storiesBeginAt } from './storyNow';
import { storyTemplate } from './storyTemplate';

// A program that `npm test` runs beside Jest: the demo of the stories takes one process minutes, and they find it kept.
storiesBeginAt(TEST_MOMENT);
void keepTemplates(storyTemplate());
