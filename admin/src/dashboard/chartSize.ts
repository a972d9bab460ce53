/** Kept free before the chart is there, so that nothing jumps. */
export const CHART_HEIGHT = 300;
