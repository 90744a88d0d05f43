export { Avatar, type AvatarProps } from './Avatar';
export { Badge, type BadgeProps } from './Badge';
export { Card, type CardProps } from './Card';
export { ListRow, type ListRowProps } from './ListRow';
export { Page, type PageProps } from './Page';
export { SectionHeader } from './SectionHeader';
export { SeeAllLink } from './SeeAllLink';
