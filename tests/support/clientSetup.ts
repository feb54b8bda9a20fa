import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Two cores may be busy with a browser or a build at the same time.
configure({ asyncUtilTimeout: 5000 });
