import { graphqlHandler } from '#lambdas/graphql.ts';
import { createNotification } from './create-notification.ts';
import { deleteNotification } from './delete-notification.ts';
import { duplicateNotification } from './duplicate-notification.ts';
import { listMyNotifications } from './list-my-notifications.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { readNotificationAttachment } from './read-notification-attachment.ts';
import { readNotificationReach } from './read-notification-reach.ts';
import { removeNotificationAttachment } from './remove-notification-attachment.ts';
import { setNotificationStatus } from './set-notification-status.ts';
import { updateNotification } from './update-notification.ts';
import { uploadNotificationAttachment } from './upload-notification-attachment.ts';

export const operations = {
  'Query.notifications': listNotifications,
  'Query.notificationReach': readNotificationReach,
  'Query.myNotifications': listMyNotifications,
  'Query.notificationAttachment': readNotificationAttachment,
  'Mutation.createNotification': createNotification,
  'Mutation.updateNotification': updateNotification,
  'Mutation.setNotificationStatus': setNotificationStatus,
  'Mutation.deleteNotification': deleteNotification,
  'Mutation.duplicateNotification': duplicateNotification,
  'Mutation.uploadNotificationAttachment': uploadNotificationAttachment,
  'Mutation.removeNotificationAttachment': removeNotificationAttachment,
  'Mutation.markNotificationsRead': markNotificationsRead,
};

export const handler = graphqlHandler(operations);
