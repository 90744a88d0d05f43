export { AccountForm } from './account/AccountForm';
export { AccountFrame, type AccountFrameProps } from './account/AccountFrame';
export { BalanceToggle } from './account/BalanceToggle';
export { balanceMask, HiddenBalance } from './account/HiddenBalance';
export { PhoneInput, type PhoneInputProps } from './account/PhoneInput';
export { SmsCodeInput, type SmsCodeInputProps } from './account/SmsCodeInput';
export { useSmsFeedback } from './account/useSmsFeedback';
export { SocialButtons, type SocialName } from './account/SocialButtons';
export { Button, ButtonContent, ButtonRow, IconButton, buttonClass, onPlainClick } from './button';
export type { ButtonLook, ButtonProps, IconButtonProps } from './button';
export { Carousel, type CarouselProps } from './carousel/Carousel';
export { Marquee } from './content/Marquee';
export { QrCode } from './content/QrCode';
export { RichText } from './content/RichText';
export { preloadRichText } from './content/useCleaned';
export { usePageMotion } from './content/pageMotion';
export { PauseButton } from './content/PauseButton';
export { useMedia } from './content/useMedia';
export { useReducedMotion } from './content/useReducedMotion';
export { cx } from './cx';
export { EmptyState } from './feedback/EmptyState';
export { ErrorState } from './feedback/ErrorState';
export { catchFocus, keepFocusAround } from './feedback/keepFocusAround';
export { LoadingLabel } from './feedback/LoadingLabel';
export { Skeleton } from './feedback/Skeleton';
export { Spinner } from './feedback/Spinner';
export { StateView } from './feedback/StateView';
export type { ViewState } from './feedback/viewState';
export { CaptchaInput, Checkbox, Field, Form, FormRefusal, PasswordInput } from './form';
export { SearchInput, type Refused, type SuggestionsPopup } from './form';
export { Select, TextArea, TextInput, type SelectOption, type TextInputProps } from './form';
export { Icon, iconNames, type IconName } from './icon';
export { Image, useWithPictures, type ImageProps, type Ratio } from './image';
export {
  Avatar,
  Badge,
  Card,
  ListRow,
  Page,
  SectionHeader,
  SeeAllLink,
  type BadgeProps,
} from './layout';
export { Chip, ChipRow, SegmentedControl, Tabs, useOffered, type TabItem } from './navigation';
export { useCopy } from './feedback/useCopy';
export { confirm, type ConfirmQuestion } from './overlay/confirm';
export { ConfirmHost } from './overlay/ConfirmHost';
export { Dialog, preloadDialogs, type DialogProps } from './overlay/Dialog';
export { isMirrored } from './isMirrored';
export { LayerGateContext } from './overlay/LayerGate';
export { Sheet, type SheetProps } from './overlay/Sheet';
export { toast, toastDurations, useToasts, type ToastOptions } from './overlay/toast';
export { Toaster } from './overlay/Toaster';
export { useLayer } from './overlay/useLayer';
export { TrendChart } from './chart/TrendChart';
export { DataTable, PeriodPicker, RecordList, Reference, ReportTable, ReportView } from './report';
export type { PickedPeriod, RecordItem, TableRow } from './report';
export { VisuallyHidden } from './spoken/VisuallyHidden';
export { whenIdle } from './whenIdle';
