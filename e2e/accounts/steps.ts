export * from '../auth/steps';
