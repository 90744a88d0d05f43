export { PeriodPicker, type PeriodPickerProps, type PickedPeriod } from './PeriodPicker';
export { ReportView, type ReportViewProps } from './ReportView';
export { RecordList, type RecordDetail, type RecordItem, type RecordListProps } from './RecordList';
