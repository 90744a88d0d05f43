/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { PageProps } from '../gamePage';
import type { Boot } from '../boot';
import { connect } from './askPlatform';

/** The first view of a page as markup, drawn on the platform by the same views that take it over. */
export const drawPage = (Page: ComponentType<PageProps>, boot: Boot): string =>
  renderToString(<Page boot={boot} platform={connect(boot.token)} />);
