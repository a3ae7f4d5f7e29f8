/** Of which series another goes on that was moved to other times: what stayed open in the one is told in the other. */
export const seriesOrigin = {
  name: '0082-series-origin',
  statements: ['alter table meeting_series add column origin_id uuid'],
};
