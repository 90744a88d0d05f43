/** @jsxImportSource preact */
import { render } from 'preact';
import { connect } from '../frame/askPlatform';
import '../frame/frame.css';
import { tellParent } from '../frame/parentPage';
import { readBoot } from '../frame/readBoot';
import { BookPage } from '../sportsbook/BookPage';

const { root, boot } = readBoot();
render(<BookPage boot={boot} platform={connect(boot.token)} />, root);
tellParent({ type: 'playhouse:ready' });
