// The paragraphs of the rules behind what lies on the table; those of components stand in the sheet.
export const RULE = {
  line: 'DW-6.4',
  draw: 'DW-6.17',
  plus: 'DW-6.21',
  corner: 'DW-6.5',
  freud: 'DW-8.1',
  away: 'DW-5.12',
};
