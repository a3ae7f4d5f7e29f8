// Separate from `index.ts`, so that pages without charts do not load them.
export { BarChart, type BarChartProps } from './BarChart/BarChart';
export type { ChartSeries } from './Chart/series';
export { DonutChart, type DonutChartProps } from './DonutChart/DonutChart';
export { AreaChart, LineChart, type LineChartProps } from './LineChart/LineChart';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline';
export { WaterfallChart, type WaterfallChartProps, type WaterfallStep } from './WaterfallChart/WaterfallChart';
