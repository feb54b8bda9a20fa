/** The element of what brings its own sheets, as a PDF: those have no margins and no words of ours. */
export const ownSheetsId = 'pdf-sheets';

/** On what is too wide for an upright sheet. */
export const wideMark = 'data-hoja-ancha';

/** `sx` of what only the screen shows. */
export const notOnPaper = { '@media print': { display: 'none !important' } } as const;
