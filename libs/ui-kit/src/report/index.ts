export { DataTable } from './DataTable';
export type { DataTableProps, TableColumn, TableRow } from './DataTable';
export { PeriodPicker, type PeriodPickerProps, type PickedPeriod } from './PeriodPicker';
export { ReportTable, type ReportTableProps } from './ReportTable';
export { ReportView, type ReportViewProps } from './ReportView';
export { Reference } from './Reference';
export type { RecordItem } from './RecordCard';
export { RecordList, type RecordListProps } from './RecordList';
