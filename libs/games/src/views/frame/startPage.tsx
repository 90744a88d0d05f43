/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { hydrate } from 'preact';
import type { PageProps } from '../gamePage';
import { connect } from './askPlatform';
import './frame.css';
import { tellParent } from './parentPage';
import { readBoot } from './readBoot';

/** Takes over the page that the platform has drawn. Its controls are disabled until then. */
export function startPage(Page: ComponentType<PageProps>): void {
  const { root, controls, boot } = readBoot();
  hydrate(<Page boot={boot} platform={connect(boot.token)} />, root);
  controls.disabled = false;
  tellParent({ type: 'playhouse:ready' });
}
