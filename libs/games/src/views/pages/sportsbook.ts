export { BookPage as Page } from '../sportsbook/BookPage';
