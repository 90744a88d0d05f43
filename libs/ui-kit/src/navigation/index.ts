export { Chip, type ChipProps } from './Chip';
export { ChipRow } from './ChipRow';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';
export { useOffered } from './useOffered';
export { Tabs, type TabItem, type TabsProps } from './Tabs';
