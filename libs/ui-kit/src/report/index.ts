export { PeriodPicker, type PeriodPickerProps, type PickedPeriod } from './PeriodPicker';
export { RecordList, type RecordDetail, type RecordItem, type RecordListProps } from './RecordList';
