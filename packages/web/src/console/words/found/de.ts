export { germanIssues as de } from '@zug/messages/issues'
