/** @jsxImportSource preact */
import { render } from 'preact';
import { connect } from '../frame/askPlatform';
import '../frame/frame.css';
import { tellParent } from '../frame/parentPage';
import { readBoot } from '../frame/readBoot';
import { LotteryPage } from '../lottery/LotteryPage';

const { root, boot } = readBoot();
render(<LotteryPage boot={boot} platform={connect(boot.token)} />, root);
tellParent({ type: 'playhouse:ready' });
